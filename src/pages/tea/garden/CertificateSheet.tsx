/** The certificate as a picture to keep, drawn at three times its size. */
import type { ReactElement } from 'react';
import type { AdoptionDetail } from '@/contract';
import { PictureSheet } from '@/domain/poster/PictureSheet';
import { CERTIFICATE, drawCertificate } from './drawCertificate';
import { certificateText } from './certificateText';

interface CertificateSheetProps {
  detail: AdoptionDetail;
  open: boolean;
  onClose: () => void;
}

export const CertificateSheet = ({ detail, open, onClose }: CertificateSheetProps): ReactElement => (
  <PictureSheet
    open={open}
    onClose={onClose}
    title="认养证书"
    what="证书"
    size={CERTIFICATE}
    subject={`${detail.certificateNo} ${detail.adoption.plaque} ${detail.adoption.endAt}`}
    draw={async (surface) => drawCertificate(surface, certificateText(detail), detail.adoption.tree.image)}
  />
);
