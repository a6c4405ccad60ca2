import { everyPage } from './everyPage';

everyPage('money');
