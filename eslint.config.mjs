/**
 * The floors of ARCHITECTURE.md, enforced: a refused import says what to do instead. Beside that: TypeScript without `any`,
 * hooks that keep React's rules. Rules that need types (no promise is dropped, every case of a switch) are in .oxlintrc.json: with
 * TypeScript 7 they take a sixth of the time.
 */
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FLOORS = ['contract', 'lib', 'core', 'theme', 'kit', 'shell', 'domain', 'group'];
const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  exclusive: true,
  ...(capture && { capture }),
});
const elements = [
  element('contract', 'src/contract'),
  element('lib', 'src/core/lib'),
  element('core', 'src/core'),
  element('theme', 'src/ui/theme'),
  element('kit', 'src/ui/kit'),
  element('shell', 'src/ui/shell'),
  element('domain', 'src/domain/*', ['noun']),
  element('group', 'src/!(contract|core|ui|domain)', ['group']),
  element('server', 'server'),
];

const types = (...anyOf) => ({ element: { types: { anyOf } } });
/** Files of the `from` floors may not import the `to` floors; the message is the remedy. */
const refuse = (from, to, message) => ({ from: types(...from), disallow: { to: types(...to) }, message });

/** texts.ts, the words that are fixed (rule 3.6), is open to every floor. */
const refuseCore = (from, message) => ({
  from: types(...from),
  disallow: { to: { element: { type: 'core', fileInternalPath: '!texts.ts' } } },
  message,
});

const policies = [
  {
    from: types('group'),
    disallow: { to: { element: { type: 'group', captured: { group: '!{{ from.element.captured.group }}' } } } },
    message: 'A page group never imports another: move what both need to src/domain/<noun>.',
  },
  refuse(
    ['domain'],
    ['group'],
    'src/domain knows no page: pass what it needs as props, or move the file into the page group.',
  ),
  refuse(
    ['shell', 'theme'],
    ['domain', 'group'],
    'src/ui is below domain and pages: pass the part in as children or props.',
  ),
  refuseCore(
    ['kit'],
    'A kit part knows looks only (src/core/lib and texts.ts are allowed): take values and callbacks as props, or move it to src/ui/shell.',
  ),
  refuse(
    ['kit'],
    ['shell', 'domain', 'group', 'contract'],
    'A kit part knows looks only: take values and callbacks as props, or move it to src/ui/shell or src/domain.',
  ),
  refuse(['theme'], ['core', 'kit', 'shell'], 'src/ui/theme is tokens: it imports nothing.'),
  refuse(
    ['core', 'lib'],
    ['kit', 'shell', 'theme', 'domain', 'group'],
    'src/core draws nothing: return an outcome or set a store, and let src/ui/shell show it.',
  ),
  refuseCore(['lib'], 'src/core/lib is pure functions: pass values in.'),
  refuse(['contract'], FLOORS.slice(1), 'src/contract is plain data and types and imports nothing of the app.'),
  refuse(['server'], FLOORS.slice(1), 'The server shares src/contract only: put shared data or types there.'),
  refuse(
    FLOORS,
    ['server'],
    'The app talks to the server through src/contract and call(); it imports none of its code.',
  ),
  {
    from: types(...FLOORS.slice(1)),
    disallow: {
      to: {
        element: { type: 'contract', fileInternalPath: ['**/schemas.ts', '**/shapes.ts', '**/view.ts', 'kit.ts'] },
      },
      dependency: { kind: 'value' },
    },
    message: 'Schemas are for the server; import them as types (import type ...), or a validator ships to the client.',
  },
];

const platformFile = {
  group: ['**/*.h5', '**/*.weapp', '**/*.h5.ts', '**/*.weapp.ts', '**/*.h5.tsx', '**/*.weapp.tsx'],
  message: "Import the folder (`@/core/platform/pay`): the build picks the platform's file.",
};
/** Names that a mini-program lacks even with Taro's runtime; *.h5.ts(x) may use them. */
const browserOnly = ['localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest', 'alert'].map((name) => ({
  name,
  message: 'Not in a mini-program: use @/core/platform, or a *.h5.ts file with a *.weapp.ts twin.',
}));

/** State of a module outlives the person who made it. */
const atTop = (what) => [
  `Program > VariableDeclaration${what}`,
  `Program > ExportNamedDeclaration > VariableDeclaration${what}`,
];
const EMPTY = [
  'NewExpression[callee.name=/^(Map|Set|WeakMap|WeakSet)$/][arguments.length=0]',
  'ArrayExpression[elements.length=0]',
  'ObjectExpression[properties.length=0]',
];
const moduleState = [
  ...atTop('[kind="let"]'),
  ...EMPTY.flatMap((made) => atTop(` > VariableDeclarator > ${made}`)),
].map((selector) => ({
  selector,
  message:
    'A module keeps what one person did for the next one: use `remembered` and `useRemembered` (core/lib/memory.ts), which end with the session. What is about the device or the same for everybody: disable this line with the reason.',
}));

/** A loader that sets state leaves traces of answers that nobody waits for any more. */
const setting = ['CallExpression[callee.name=/^set[A-Z]/]', 'AssignmentExpression[left.property.name="current"]'].map(
  (trace) => ({
    selector: `CallExpression[callee.name="useList"] > :function.arguments:first-child ${trace}`,
    message: 'A late answer would set it too: read it from `list.head` (ui/shell/useList.ts).',
  }),
);

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.data/',
      '.cache/',
      'coverage/',
      'server/db/migrations/',
      'server/art/',
      'scripts/bench/trivial/',
    ],
  },
  js.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A class with only static members is not used here; empty functions are the natural "do nothing" of a callback.
      '@typescript-eslint/no-empty-function': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-param-reassign': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // TypeScript knows the globals better.
      'no-undef': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['src/**/*', 'server/**/*'],
      'import/resolver': {
        typescript: {
          project: 'tsconfig.json',
          extensions: ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx', '.mjs', '.js'],
        },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'allow', policies }],
      'no-restricted-imports': ['error', { patterns: [platformFile] }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.h5.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', ...browserOnly] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/core/platform/**'],
    rules: { 'no-restricted-syntax': ['error', ...moduleState, ...setting] },
  },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: nodeGlobals() } },
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    // A test says what it knows: `!` on a row it has just made is clearer than a branch.
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);

function nodeGlobals() {
  const names = [
    'process',
    'console',
    'Buffer',
    'URL',
    'URLSearchParams',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'fetch',
    'module',
    'require',
    '__dirname',
    '__filename',
    'structuredClone',
    'performance',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
