/** Flow 26 in the mini-program. */
import { flow26 } from '../stories/flow26';
import { live } from './story';

live(flow26);
