/** Flow 4 in the mini-program. */
import { flow4 } from '../stories/flow4';
import { live } from './story';

live(flow4);
