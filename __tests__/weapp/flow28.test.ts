/** Flow 28 in the mini-program. */
import { flow28 } from '../stories/flow28';
import { live } from './story';

live(flow28);
