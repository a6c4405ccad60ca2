/** /pages/tea/rycg: with an id the certificate of an adoption and what it brought, else the harvests of all fields. */
import { usePageParams } from '@/ui/shell';
import { CertificatePage } from './garden/CertificatePage';
import { HarvestFeed } from './garden/HarvestFeed';

export default function HarvestPage() {
  const { id } = usePageParams<'/pages/tea/rycg'>();
  return id === undefined ? <HarvestFeed /> : <CertificatePage id={id} />;
}
