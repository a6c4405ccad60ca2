/** Flow 25 in the mini-program. */
import { flow25 } from '../stories/flow25';
import { live } from './story';

live(flow25);
