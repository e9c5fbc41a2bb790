import type { Section } from '../../schema/section.ts';
import { useRetainedValues } from '../controls/retain-values.ts';
import { useControlValue } from '../controls/use-control-value.ts';
import { TitledBand } from '../parts/band.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Calculation, Panel } from '../parts/prices/calculation.tsx';
import { useRates } from '../parts/prices/use-rates.ts';
import { coverImage, styledByTheme, visuallyHidden } from '../parts/styles.ts';

/** Where a sample can be chosen. Elsewhere all samples are in a table. */
const choosing = '@media screen and (scripting: enabled)';
const canChoose = '@supports selector(:has(a))';
const scriptsWork = 'html:not([data-scripts=failed]) &';

/** Columns of at least this width, and fewer of them if the text is so large that names would not fit. */
const swatches = (width: string): string => `repeat(auto-fit, minmax(max(6.25rem, ${width}), 1fr))`;

const Board = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& img': { ...coverImage, borderRadius: theme.shape.borderRadius },
  '& > picture img': { display: 'none' },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': visuallyHidden,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& :is(th, td)': {
    padding: theme.spacing(1.5, 3, 1.5, 0),
    borderTop: `1px solid ${theme.tone.rule}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { width: '20%', minWidth: '7.5rem' },
  '& th label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(1),
    alignItems: 'center',
  },
  '& th span': {
    order: -1,
    gridColumn: '1 / -1',
    overflow: 'hidden',
    borderRadius: theme.shape.borderRadius,
  },
  '& [type=radio]': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  '& td::before': {
    ...theme.typography.body2,
    content: 'attr(data-label)',
    display: 'block',
    color: theme.tone.soft,
  },
  [theme.breakpoints.down('md')]: {
    '& :is(tr, th)': { display: 'block', width: 'auto' },
    '& td': { display: 'block', border: 0, paddingBlock: theme.spacing(0.5) },
  },
  '@media (scripting: none)': { '& [type=radio]': { display: 'none' } },
  'html[data-scripts=failed] & [type=radio]': { display: 'none' },
  [choosing]: {
    [canChoose]: {
      [scriptsWork]: {
        '& > picture img': { display: 'block', aspectRatio: '16 / 9' },
        '& fieldset': {
          display: 'grid',
          gridTemplateColumns: swatches('30%'),
          gap: theme.spacing(1.5, 1),
          alignContent: 'start',
        },
        '& :is(table, tbody, tr)': { display: 'contents' },
        '& tr:not(:has(:checked)) td': { display: 'none' },
        '& th': { width: 'auto', minWidth: 0, padding: 0, border: 0 },
        '& td': {
          order: 1,
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: theme.layout.pair,
          alignItems: 'baseline',
          padding: theme.spacing(1.25, 0, 0),
          borderTop: `1px solid ${theme.tone.rule}`,
        },
        '& th label': { ...theme.typography.caption, fontWeight: 600, cursor: 'pointer' },
        '& th span': { aspectRatio: '4 / 3' },
        // The floor, which is at the bottom of the picture.
        '& th img': { height: '100%', scale: '2.2', transformOrigin: 'bottom' },
        '& :checked + span': { outline: `3px solid ${theme.tone.ink}`, outlineOffset: 2 },
        [theme.breakpoints.up('sm')]: { '& td': { gridTemplateColumns: 'minmax(min-content, 30%) 1fr' } },
        [theme.breakpoints.between(720, 'md')]: { '& fieldset': { gridTemplateColumns: swatches('14%') } },
        [theme.breakpoints.up('md')]: {
          gridTemplateColumns: '7fr 5fr',
          '& > picture img': { height: '100%' },
          '& > div': { gridColumn: '1 / -1', margin: 0 },
        },
      },
    },
  },
}));

const getChosenIndex = (board: Element): number =>
  [...board.querySelectorAll<HTMLInputElement>('[type=radio]')].findIndex((radio) => radio.checked);

/**
 * Materials of which one is chosen by radio buttons: its picture, its facts and its price for an area. Its facts are the
 * row of a table of all materials, which is displayed without scripts.
 */
export default function SampleBoard({ section }: { section: Section<'sample-board'> }) {
  const { heading, columns, calculator } = section;
  const board = useRetainedValues<HTMLDivElement>();
  const index = useControlValue(board, getChosenIndex, 0);
  const samples = useRates(section.samples);
  const chosen = samples[index];
  return (
    <TitledBand section={section}>
      <Board ref={board} data-controls="">
        {chosen && (
          <Picture
            image={chosen.image}
            sizes="(min-width: 1920px) 36vw 3/2, (min-width: 1280px) 700px 4/3, (min-width: 900px) 54vw 3/2, 92vw"
          />
        )}
        <fieldset>
          <legend>{columns.label}</legend>
          <table>
            <tbody>
              {samples.map(({ name, label, image, value, time, forgives, resents }, at) => (
                <tr key={name}>
                  <th scope="row">
                    <label>
                      <input type="radio" name={heading} defaultChecked={at === 0} />
                      <span>
                        <Picture
                          image={{ ...image, alt: 'decorative' }}
                          sizes="(min-width: 1920px) 25vw, (min-width: 900px) 30rem, 20rem"
                        />
                      </span>
                      {label}
                    </label>
                  </th>
                  <td data-label={columns.value}>{value}</td>
                  <td data-label={columns.time}>{time}</td>
                  <td data-label={columns.forgives}>{forgives}</td>
                  <td data-label={columns.resents}>{resents}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </fieldset>
        <Panel>
          <Calculation holder={board} calculator={calculator} rate={chosen} />
        </Panel>
      </Board>
    </TitledBand>
  );
}
