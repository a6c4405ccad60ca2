/** /pages/tea/rycg: with an id the certificate of an adoption and what it brought, else the harvests of all fields. */
import { usePageParams } from '@/ui/shell';
import { CertificatePage } from './garden/CertificatePage';
import { HarvestFeed } from './garden/HarvestFeed';
import { isSeason } from './garden/words';

export default function HarvestPage() {
  const { id, fieldId, season } = usePageParams<'/pages/tea/rycg'>();
  return id === undefined ? (
    <HarvestFeed fieldId={fieldId} season={isSeason(season) ? season : undefined} />
  ) : (
    <CertificatePage id={id} />
  );
}
