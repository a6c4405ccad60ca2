import { texts } from '../../texts';
import { refusing } from '../errors';
import type { VoiceModule } from './types';

/** Listening would need a plugin of its own; the keyboard's microphone does the same. */
export const voice: VoiceModule = { available: false, listen: refusing(texts.unsupported) };
