import { styled } from '@mui/material/styles';
import { Band, SectionHeading, Split } from 'page-schema-site/parts';
import type { SectionOf } from 'page-schema-site/section';
import type schema from './own-prices.ts';

const Prices = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: theme.spacing(2),
  '& dd': { margin: 0, color: theme.tone.accent },
}));

/** A list of treatments with prices. */
export default function PriceList({ section }: { section: SectionOf<typeof schema> }) {
  return (
    <Band>
      <Split>
        <SectionHeading heading={section.heading} intro={section.intro} />
        <Prices>
          {section.prices.map(({ treatment, price }) => (
            <div key={treatment} style={{ display: 'contents' }}>
              <dt>{treatment}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </Prices>
      </Split>
    </Band>
  );
}
