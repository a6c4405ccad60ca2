/** Flow 27 in the mini-program. */
import { flow27 } from '../stories/flow27';
import { live } from './story';

live(flow27);
