/** Flow 8 in the mini-program. */
import { flow8 } from '../stories/flow8';
import { live } from './story';

live(flow8);
