import type { Locator } from 'playwright-core';
import type { Hand } from '../counted-user.ts';

/** The review dialog of the Studio. */
export class Review {
  readonly dialog: Locator;
  /** The result of the last attempt to publish. */
  readonly outcome: Locator;

  private constructor(readonly hand: Hand) {
    this.dialog = hand.page.getByRole('dialog', { name: 'Review and publish' });
    this.outcome = this.dialog.getByRole('status');
  }

  static async open(hand: Hand): Promise<Review> {
    await hand.click(hand.button('Review and publish'));
    const review = new Review(hand);
    await review.dialog.getByRole('heading', { name: 'Changes for visitors' }).waitFor();
    return review;
  }

  /** Enters a description of the changes. */
  async say(message: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: 'What did you change, and why?' });
    await this.hand.writeInto(field, message);
  }

  /** Clicks "Publish" and waits for this result. */
  async attempt(message: string | RegExp): Promise<void> {
    await this.hand.click(this.dialog.getByRole('button', { name: 'Publish', exact: true }));
    await this.outcome.getByText(message).waitFor();
  }

  /** Publishes and waits until no changes remain. */
  async publish(): Promise<void> {
    await this.attempt('. Visitors see it');
    await this.dialog.getByText('There are no changes to publish.').waitFor();
  }

  async close(): Promise<void> {
    await this.hand.click(this.dialog.getByRole('button', { name: 'Close' }));
    await this.dialog.waitFor({ state: 'detached' });
  }
}

/** Reviews and publishes the changes, then closes the dialog. */
export const reviewAndPublish = async (hand: Hand, message: string): Promise<void> => {
  const review = await Review.open(hand);
  await review.say(message);
  await review.publish();
  await review.close();
};
