/**
 * Projects: `app` (jsdom, Taro on H5), `server` (node, no Taro: seconds instead of a minute), `pglite` (those of the server's suites
 * that may do otherwise on the embedded database), `e2e` (Chromium against the real server and build), `weapp` (the compiled
 * mini-program in its host). Every shop is on PostgreSQL when TEST_DATABASE_URL names one, else on the embedded database.
 */
process.env.NODE_ENV ??= 'test';
process.env.TARO_ENV = 'h5';
const { default: defineJestConfig } = require('@tarojs/test-utils-react/dist/jest.js');

const at = (file) => `<rootDir>/__tests__/setup/${file}`;
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };

const taro = defineJestConfig({});
const app = {
  displayName: 'app',
  testEnvironment: 'jsdom',
  testEnvironmentOptions: taro.testEnvironmentOptions,
  testMatch: ['<rootDir>/__tests__/src/**/*.test.ts', '<rootDir>/__tests__/src/**/*.test.tsx'],
  setupFiles: taro.setupFiles,
  setupFilesAfterEnv: [at('platform.ts')],
  transform: { '\\.(ts|tsx|mjs|js|jsx)$': at('transform.js') },
  // CommonJS packages need no transform; the rest of node_modules (Taro, swiper, ...) is published as modules.
  transformIgnorePatterns: [
    '/node_modules/(react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|dayjs|fast-check|pure-rand|axe-core|@sinclair|@babel|core-js-pure)/',
  ],
  // The platform of the tests is H5, as it is for the H5 build.
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  moduleNameMapper: {
    ...taro.moduleNameMapper,
    // The plain HTML elements of the H5 build (config/index.ts, useHtmlComponents), so roles and inputs are the real ones.
    '@tarojs/components$': '@tarojs/plugin-platform-h5/dist/runtime/components',
    '^\\./components/view/index\\.js$': '<rootDir>/config/plainView.js',
    '^\\./components/text/index\\.js$': '<rootDir>/config/plainText.js',
    '^react-dom/test-utils$': at('act.js'),
    '\\.(css|scss)(\\.js)?$': at('styles.js'),
    '\\.(png|webp|svg|jpg)$': at('file.js'),
    ...alias,
  },
  globals: {
    ...taro.globals,
    API_BASE: '',
    START_CALLS: {},
    START_TRACES: [],
    BUILD_VERSION: '1.5.3',
    BUILD_CODE: 119,
  },
};

const all = (...folders) => folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts`);
const node = (displayName, testMatch) => ({
  displayName,
  testEnvironment: at('nodeEnvironment.js'),
  testMatch,
  // Packages too: some are published as modules only. The transform leaves CommonJS to Node.
  transform: { '\\.(ts|tsx|mts|mjs|js|cjs)$': [at('transform.js'), { byNode: true }] },
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  moduleNameMapper: alias,
});

/**
 * What may go otherwise on the embedded database with its one connection: statements, timers, books, and of the races, which one
 * connection does not know, those of orders and wallets. The whole server is tested on PostgreSQL, and every page opens on the embedded
 * one in e2e/ownShop.
 */
const ON_PGLITE = [
  'order/races',
  'wallet/races',
  'db/statement',
  'jobs/runner',
  'jobs/errands',
  'jobs/outside',
  'ledger/ledger',
].map((suite) => `<rootDir>/__tests__/server/${suite}.test.ts`);

module.exports = {
  testSequencer: at('sequencer.js'),
  reporters: ['default', '<rootDir>/scripts/lib/layersReporter.mjs'],
  // The only limit: what hangs ends one day, what is slow on a busy machine does not fail.
  testTimeout: 900_000,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.cache'],
  projects: [
    app,
    node('server', all('server', 'contract', 'scripts')),
    { ...node('pglite', ON_PGLITE), setupFiles: [at('embedded.js')] },
    node('e2e', all('e2e')),
    node('weapp', all('weapp')),
  ].map((project) => ({
    ...project,
    rootDir: __dirname,
    modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.cache'],
  })),
};
