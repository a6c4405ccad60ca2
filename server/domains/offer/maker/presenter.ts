/** Wire shapes of makers. The short cards are those of the goods page. */
import type { MasterCard } from '../../../../src/contract/catalogue/schemas';
import type { ProducerRow } from '../../../../src/contract/maker/schemas';
import { presentProducer } from '../catalogue/detail/presenter';
import { presentMaster } from '../catalogue/masterCard';
import type { MasterRow, ProducerTableRow } from './repository';

export const masterCard = ({ master, collected }: { master: MasterRow; collected: boolean }): MasterCard =>
  presentMaster(master, collected);

export const geoOf = ({ lat, lng }: Pick<ProducerTableRow, 'lat' | 'lng'>) => ({ lat: Number(lat), lng: Number(lng) });

export const producerRow = (row: ProducerTableRow): ProducerRow => ({
  ...presentProducer(row),
  regionId: row.regionId ?? '',
  geo: geoOf(row),
});
