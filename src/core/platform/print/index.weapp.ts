import { PlatformError } from '../errors';
import type { PrintModule } from './types';

export const print: PrintModule = {
  can: false,
  print: () => Promise.reject(new PlatformError('refused', '请在电脑浏览器里打印')),
};
