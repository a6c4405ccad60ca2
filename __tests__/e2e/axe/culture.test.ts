import { everyPage } from './everyPage';

everyPage('culture');
