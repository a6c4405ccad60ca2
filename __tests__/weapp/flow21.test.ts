/** Flow 21 in the mini-program. */
import { flow21 } from '../stories/flow21';
import { live } from './story';

live(flow21);
