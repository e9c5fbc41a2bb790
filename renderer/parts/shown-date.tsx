import { formatDate } from '../../schema/locale.ts';
import { useLocale } from '../context.tsx';
import { styledByTheme } from './styles.ts';

const Time = styledByTheme('time', (theme) => ({
  ...theme.typography.caption,
  display: 'block',
  marginBottom: theme.spacing(1),
  color: theme.tone.soft,
}));

/** The date of a page in the language of the site. @param date a date, or a date and a time, as in documents */
export const ShownDate = ({ date }: { date: string }) => {
  const day = date.slice(0, 10);
  return <Time dateTime={day}>{formatDate(day, useLocale())}</Time>;
};
