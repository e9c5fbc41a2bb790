/** Types and parsers of a single document, which all of `documents` may import. */
const primitives = [
  'read/document/path.ts',
  'read/document/schemas.ts',
  'read/document/yaml-tokens.ts',
  'read/document/depth.ts',
  'read/document/source.ts',
];

/**
 * Dependencies inside `documents`: each folder or file with those that it may import, which are declared before it. If two
 * entries contain a file, the longer path applies.
 */
export const documentsModules = {
  'read/document/path.ts': [],
  'read/document/schemas.ts': [],
  'read/document/yaml-tokens.ts': [],
  'read/document/depth.ts': ['read/document/yaml-tokens.ts'],
  'read/document/source.ts': ['read/document/depth.ts', 'read/document/path.ts'],
  problems: ['read/document/path.ts', 'read/document/schemas.ts', 'read/document/source.ts'],
  read: ['problems', ...primitives],
  changes: ['read', ...primitives],
  'edit/edit-error.ts': [],
  'edit/text': ['edit/edit-error.ts', 'read', ...primitives],
  migrations: ['edit/edit-error.ts', 'edit/text', 'problems', 'read', ...primitives],
  check: ['changes', 'edit/text', 'migrations', 'problems', 'read', ...primitives],
  'check-site.ts': ['check', 'problems', 'read', ...primitives],
  edit: [
    'changes',
    'check',
    'edit/edit-error.ts',
    'edit/text',
    'migrations',
    'problems',
    'read',
    ...primitives,
  ],
  ide: ['check', 'edit', 'edit/text', 'problems', 'read', ...primitives],
  images: ['edit', 'read', ...primitives],
};

/** Dependencies of every panel of the Studio. */
const panel = ['core', 'state', 'ui', 'messages'];

/** Dependencies inside the Studio. */
export const studioModules = {
  'address.ts': [],
  'policy.ts': [],
  messages: [],
  core: ['messages'],
  naming: ['messages'],
  store: ['core', 'messages'],
  checking: ['core', 'store'],
  github: ['core', 'store', 'messages'],
  state: ['checking', 'core', 'naming', 'store', 'messages'],
  dates: ['core', 'state', 'messages'],
  'sign-in': ['core', 'state', 'messages'],
  ui: ['core', 'messages'],
  frame: ['core', 'state', 'ui'],
  problems: ['naming', 'state', 'ui', 'messages'],
  images: [...panel, 'naming', 'problems', 'store'],
  form: [...panel, 'dates', 'naming', 'images', 'problems', 'store'],
  page: [...panel, 'dates', 'form', 'frame', 'naming', 'images'],
  preview: ['core', 'frame', 'images', 'store', 'ui', 'messages'],
  site: [...panel, 'checking', 'naming', 'problems'],
  sample: ['state', 'ui', 'messages'],
  yaml: ['form', 'state', 'messages'],
  changes: ['naming', 'state', 'store', 'ui', 'messages'],
  conflicts: ['changes', 'core', 'naming', 'state', 'store', 'ui', 'messages'],
  publish: [...panel, 'changes', 'checking', 'conflicts', 'dates', 'frame', 'naming', 'problems', 'store'],
  layout: [
    ...panel,
    'conflicts',
    'dates',
    'form',
    'naming',
    'page',
    'images',
    'problems',
    'publish',
    'sample',
    'sign-in',
    'site',
    'yaml',
  ],
  'show-studio.tsx': ['core', 'layout', 'images', 'sign-in', 'state', 'store', 'ui'],
  'deployed.tsx': ['checking', 'core', 'github', 'policy.ts', 'show-studio.tsx', 'sign-in', 'messages'],
  'studio.tsx': ['show-studio.tsx', 'store', 'messages'],
};

/** Dependencies of every command that queries AWS about a stage. */
const command = ['aws-client.ts', 'resource-names.ts', 'outputs.ts', 'stage', 'terminal'];

/** Dependencies inside `infra/`. */
export const infraModules = {
  'resource-names.ts': [],
  'mutex.ts': [],
  'gateway-responses.ts': [],
  'outputs.ts': [],
  terminal: [],
  'aws-client.ts': ['resource-names.ts'],
  packages: ['terminal'],
  stage: ['resource-names.ts', 'terminal'],
  'release-inputs.ts': ['stage'],
  local: ['mutex.ts', 'gateway-responses.ts'],
  edge: ['gateway-responses.ts'],
  publish: [],
  previews: ['publish', 'terminal'],
  dns: ['aws-client.ts', 'resource-names.ts', 'outputs.ts', 'stage', 'terminal'],
  mail: ['aws-client.ts', 'resource-names.ts', 'stage', 'terminal'],
  constructs: ['edge', 'mail', 'resource-names.ts', 'gateway-responses.ts', 'release-inputs.ts', 'stage'],
  'site-stack.ts': ['constructs', 'resource-names.ts', 'outputs.ts', 'release-inputs.ts', 'stage'],
  'watch-stack.ts': ['constructs', 'resource-names.ts', 'stage'],
  'app.ts': ['resource-names.ts', 'site-stack.ts', 'watch-stack.ts'],
  template: ['app.ts', 'site-stack.ts', 'terminal'],
  checkout: ['packages', 'stage', 'terminal'],
  stack: ['aws-client.ts', 'resource-names.ts', 'outputs.ts', 'stage', 'template', 'terminal'],
  releases: ['aws-client.ts', 'mutex.ts', 'outputs.ts', 'publish', 'terminal'],
  smoke: [
    'aws-client.ts',
    'mail',
    'resource-names.ts',
    'outputs.ts',
    'publish',
    'release-inputs.ts',
    'releases',
    'stage',
    'terminal',
  ],
  doctor: [...command, 'dns', 'mail', 'release-inputs.ts', 'releases', 'stack'],
  ops: [
    ...command,
    'dns',
    'doctor',
    'mail',
    'publish',
    'release-inputs.ts',
    'releases',
    'smoke',
    'stack',
    'template',
    'checkout',
  ],
};
