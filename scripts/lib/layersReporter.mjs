/** For `npm run verify`: what each of Jest's projects ran, as JSON into the file that LAYERS_REPORT names (type Layer of layers.ts). */
import fs from 'node:fs';
import path from 'node:path';

export default class LayersReporter {
  onRunComplete(_, { testResults }) {
    const report = process.env.LAYERS_REPORT;
    if (!report) return;
    const layers = new Map();
    for (const {
      displayName,
      testFilePath,
      numPassingTests,
      numFailingTests,
      testExecError,
      perfStats,
    } of testResults) {
      const { name } = displayName;
      const layer = layers.get(name) ?? { name, passed: 0, failed: 0, files: [] };
      layer.passed += numPassingTests;
      layer.failed += numFailingTests + (testExecError ? 1 : 0);
      layer.files.push({ file: path.relative('__tests__', testFilePath), ms: perfStats.end - perfStats.start });
      layers.set(name, layer);
    }
    fs.writeFileSync(report, JSON.stringify([...layers.values()]));
  }
}
