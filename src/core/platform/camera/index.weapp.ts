import { texts } from '../../texts';
import { refusing } from '../errors';
import type { CameraModule } from './types';

export const camera: CameraModule = { exists: false, open: refusing(texts.refused) };
