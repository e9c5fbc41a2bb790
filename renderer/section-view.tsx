import roles from '../schema/section-roles.json' with { type: 'json' };
import type { Section, SectionType } from '../schema/section.ts';
import { sectionRegistry, type SectionModule } from './section-registry.ts';

const loaded: { [T in SectionType]?: SectionModule<T> } = {};

const loadSection = async <T extends SectionType>(type: T): Promise<void> => {
  const load: () => Promise<SectionModule<T>> = sectionRegistry[type];
  const slot: { [K in T]?: SectionModule<K> } = loaded;
  slot[type] ??= await load();
};

/** Loads the components of the given types, so that `SectionView` can render them at once. */
export const loadSections = async (types: Iterable<SectionType>): Promise<void> => {
  await Promise.all([...new Set(types)].map(loadSection));
};

/** All section types that have a component. */
export const renderableSectionTypes = Object.keys(sectionRegistry) as SectionType[];

/** Returns the loaded component file of a section type. */
export const getSectionModule = <T extends SectionType>(type: T): SectionModule<T> => {
  const found: SectionModule<T> | undefined = loaded[type];
  if (!found) throw new Error(`The section type ${type} is rendered before it was loaded.`);
  return found;
};

/** Whether sections of a type must be hydrated; all others stay static HTML. */
export const isHydrated = (type: SectionType): boolean => roles.live.includes(type);

/** Renders one section by its type. The type must have been loaded. */
export const SectionView = <T extends SectionType>({ section }: { section: Section<T> }) => {
  const type: T = section.type;
  const Component = getSectionModule(type).default;
  return <Component section={section} />;
};
