/** Flow 13 in the mini-program. */
import { flow13 } from '../stories/flow13';
import { live } from './story';

live(flow13);
