/** Flow 21 in a browser. */
import { flow21 } from '../stories/flow21';
import { live } from './story';

live(flow21);
