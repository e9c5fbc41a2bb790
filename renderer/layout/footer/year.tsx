import { useSyncExternalStore } from 'react';

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** On the server the year of the build; while hydrating the year that the build wrote, so that both agree. */
const builtYear = () =>
  typeof document === 'undefined'
    ? thisYear()
    : Number(document.querySelector('[data-year]')?.textContent) || thisYear();

/** The current year: the built one in the HTML, the visitor's as soon as scripts run. */
export const Year = () => <span data-year="">{useSyncExternalStore(never, thisYear, builtYear)}</span>;
