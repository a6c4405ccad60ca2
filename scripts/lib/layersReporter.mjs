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
      testResults: tests,
    } of testResults) {
      const { name } = displayName;
      const layer = layers.get(name) ?? { name, passed: 0, failed: 0, files: [], failures: [] };
      layer.passed += numPassingTests;
      layer.failed += numFailingTests + (testExecError ? 1 : 0);
      const file = path.relative('__tests__', testFilePath);
      layer.files.push({ file, ms: perfStats.end - perfStats.start });
      for (const { status, fullName, failureMessages } of tests) {
        if (status === 'failed') layer.failures.push({ file, test: fullName, message: failureMessages.join('\n') });
      }
      if (testExecError) layer.failures.push({ file, test: '', message: String(testExecError.stack ?? testExecError) });
      layers.set(name, layer);
    }
    fs.writeFileSync(report, JSON.stringify([...layers.values()]));
  }
}
