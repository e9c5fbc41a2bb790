import * as z from 'zod';
import type { Brand } from './brand.ts';
import { hostAndPortPattern, href, image, integer, link, list, pattern, picture, text } from './fields.ts';
import { notice } from './forms/form-texts.ts';
import { siteForms } from './forms/site-forms.ts';
import { locations } from './locations.ts';
import { mailCopy } from './forms/mail-copy.ts';
import { sitePrice } from './sections/price-range.ts';
import { siteNotice } from './site-notice.ts';
import { spokenText } from './spoken-text.ts';

/** Facts of the business. Each one is a token: the text `{name}` is replaced by the value of `name`. */
const facts = z
  .strictObject({
    name: text('The name of the business.', 'Tidewater Floor & Stone'),
    url: pattern(
      new RegExp(`^https://${hostAndPortPattern}$`),
      'The address of the site as browsers show it, without a slash at the end.',
      'https://www.tidewater.example',
    ).meta({ title: 'Web address' }),
    language: pattern(
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
      'The language of the pages in short, such as es for Spanish; English if it is left out.',
      'en',
      'es',
    ).optional(),
    country: pattern(
      /^[A-Z]{2}$/,
      'The country of the business in two letters; the United States if it is left out.',
      'US',
      'ES',
    ).optional(),
    currency: pattern(
      /^[A-Z]{3}$/,
      'The currency of all prices in three letters; needed outside the United States.',
      'USD',
      'EUR',
    ).optional(),
    callingCode: pattern(
      /^[1-9]\d{0,2}$/,
      'The country code of phone numbers, in quotes; needed outside the United States.',
      '1',
      '34',
    )
      .meta({ title: 'Calling code', more: true })
      .optional(),
    area: text('The service area.', 'Orange County').optional(),
    license: text('The license number that must appear in advertising.', 'CSLB #000000').optional(),
    businessType: pattern(
      /^[A-Z][A-Za-z]+$/,
      'The kind of business for search engines, as schema.org names it.',
      'GeneralContractor',
      'Dentist',
    )
      .meta({ title: 'Kind of business', more: true })
      .optional(),
    founded: integer('The year when the business was founded.', 1, 2999, 1992).optional(),
    sameAs: list(
      pattern(
        /^https:\/\/[^\s"\\]+$/,
        'The web address of the profile.',
        'https://www.facebook.com/tidewater',
      ),
      'Profiles of the business on other sites. Search engines get those to which a page has a link.',
    )
      .meta({ title: 'Profiles' })
      .optional(),
    timeZone: text(
      'The time zone of the business, used for dates of pages and times in mail.',
      'America/Los_Angeles',
    ),
  })
  .meta({
    id: 'facts',
    title: 'Business facts',
    description: 'Facts of the business. Any text can contain them, such as {name} or {license}.',
  });
export type Facts = z.infer<typeof facts>;

const category = z
  .strictObject({
    label: text('The name of the category.', 'Marble restoration'),
    image,
    links: list(link, 'The pages of the category.'),
  })
  .meta({ id: 'category', description: 'A category of the menu with its pages and an image.' });

const menuItem = z
  .strictObject({
    label: text('The label in the menu.', 'Services'),
    href,
    categories: list(category, 'Categories, which open in a submenu.').optional(),
    all: text('In the submenu on a phone: label of the link to the page itself.', 'View All Services')
      .meta({ title: 'Link to the page itself' })
      .optional(),
    toggle: spokenText('Name of the button that opens the submenu', 'Services menu').optional(),
  })
  .meta({ id: 'menu-item', description: 'An entry of the main menu.' });

const header = z
  .strictObject({
    skip: spokenText('Link that jumps to the content', 'Skip to content'),
    mark: picture.meta({ title: 'Logo', description: 'The logo.', examples: ['mark.svg'] }),
    homeLabel: spokenText('Name of the logo', '{name}, home'),
    menuLabel: spokenText('Name of the main menu', 'Main menu'),
    menu: list(menuItem, 'The main menu.'),
    open: spokenText('Name of the button that opens the menu', 'Open menu'),
    close: spokenText('Name of the button that closes the menu', 'Close menu'),
    call: link.meta({ title: 'Call button', description: 'The call button.' }),
    action: link
      .meta({ title: 'Main button', description: 'The button in the color of the brand.' })
      .optional(),
  })
  .meta({ id: 'header', description: 'The top of every page.' });

const footer = z
  .strictObject({
    tagline: text('The line below the logo.', 'Top rated kitchen and bathroom remodeling since {since}.'),
    columns: list(
      z.strictObject({
        heading: text('Heading of the column.', 'Services'),
        links: list(link, 'The links of the column.'),
      }),
      'Columns of links.',
    ),
    contact: z
      .strictObject({
        heading: text('Heading of the contact column.', 'Contact'),
        lines: list(
          z.strictObject({ text: text('A line.', '{phone}', '{street}, {city}'), href: href.optional() }),
          'The lines of the column.',
        ),
      })
      .meta({ description: 'The contact column.' }),
    towns: text('Before the towns that the business serves.', 'Towns we serve:').optional(),
    copyright: text('After the year in the copyright line.', '{name}. All rights reserved.'),
    links: list(link, 'Small links in the last line.').optional(),
  })
  .meta({ id: 'footer', description: 'The bottom of every page.' });

const town = z
  .strictObject({
    name: text('The name of the town.', 'Irvine'),
    href: href.optional(),
  })
  .meta({
    id: 'town',
    description: 'A town that the business serves; it is a link if there is a page about it.',
  });

const popup = z
  .strictObject({
    heading: text('The first line of the card.', 'Get a FREE On-Site Quote Today'),
    text: text('The second line.', 'Get expert advice from our professionals'),
    note: text('The small line.', 'Serving Orange County since {since}'),
    action: link,
    close: spokenText('Name of the close button', 'Close'),
    depth: integer('How far a visitor must scroll before it appears, in percent of the page.', 1, 100, 25),
  })
  .meta({ id: 'popup', title: 'Pop-up card', description: 'The card that appears after scrolling.' });

/** The schema of the document `pages/_site.yaml`. */
export const site = z
  .strictObject({
    notice: siteNotice.optional(),
    facts,
    locations,
    claims: z
      .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), text('The value of the claim.', '30', '15,000+'))
      .meta({
        title: 'Other facts',
        description:
          'Figures that the business vouches for, under names that you choose; a claim named years is {years} in any text.',
        examples: [{ since: '1992', years: '30' }],
      }),
    exampleClaims: list(
      text('The name of a claim.', 'years'),
      'The names of other facts that are invented. A live site is not published with them; remove each name here once its fact is true.',
      0,
    )
      .meta({ title: 'Facts to confirm', more: true })
      .optional(),
    towns: list(town, 'The towns that the business serves.').optional(),
    prices: list(
      sitePrice,
      'The prices that several pages name; a price of one page is in its list.',
    ).optional(),
    topBar: list(
      z.strictObject({
        text: text('The text.', '{phone}'),
        href: href.optional(),
      }),
      'The entries of the bar above the header.',
    ),
    header,
    footer,
    popup: popup.optional(),
    trail: spokenText('Name of the path to the page', 'Breadcrumb'),
    forms: siteForms,
    preview: notice(
      'The notice that replaces those of a form in the preview of a change, where nothing is sent.',
      'This is a preview: nothing was sent',
      'The form works as it will on the site.',
    ),
    mail: mailCopy,
    imageHosts: list(
      pattern(new RegExp(`^${hostAndPortPattern}$`), 'The name of the site.', 'images.example.com'),
      'Other sites whose images may be shown; all other images must be files of this site.',
      0,
    )
      .meta({ title: 'Other sites with images', more: true })
      .optional(),
    embeds: list(
      z.strictObject({
        host: pattern(
          new RegExp(`^${hostAndPortPattern}$`),
          'The name of the site.',
          'www.openstreetmap.org',
        ),
        purpose: text('What the site shows from there.', 'Map of our office'),
      }),
      'Other sites from which a page may show a map, a booking form or a video.',
      0,
    )
      .meta({ title: 'Sites of maps, bookings and videos', more: true })
      .optional(),
  })
  .meta({ id: 'site', title: 'Site', description: 'Facts, menus, footer, popup and mail of the site.' });
/** The content of `_site.yaml`. */
export type SiteFields = z.infer<typeof site>;
/** What all pages of a site share: the content of `_site.yaml` and the brand. */
export type Site = SiteFields & { brand: Brand };
export type MenuItem = z.infer<typeof menuItem>;
export type MenuCategory = z.infer<typeof category>;
