/** Flow 12 in the mini-program. */
import { flow12 } from '../stories/flow12';
import { live } from './story';

live(flow12);
