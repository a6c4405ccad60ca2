/** Flow 13 in a browser. */
import { flow13 } from '../stories/flow13';
import { live } from './story';

live(flow13);
