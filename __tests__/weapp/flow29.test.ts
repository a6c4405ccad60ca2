/** Flow 29 in the mini-program. */
import { flow29 } from '../stories/flow29';
import { live } from './story';

live(flow29);
