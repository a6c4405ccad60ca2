/** Flow 30 in the mini-program. */
import { flow30 } from '../stories/flow30';
import { live } from './story';

live(flow30);
