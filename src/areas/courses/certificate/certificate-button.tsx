import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { certificateAddress, issueCertificate, type LearningCourse } from '../calls'
import { texts } from '../texts'

/** Leads to the certificate of a finished course. */
export function CertificateButton({ course: { id, title } }: { readonly course: LearningCourse }) {
  const { client, navigate } = useHost()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      navigate(certificateAddress((await issueCertificate(client, id)).id))
    } catch {
      // The client has told why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<SafetyCertificateOutlined aria-hidden />}
      loading={busy}
      aria-label={texts.certificateOf(title ?? '')}
      onClick={() => void open()}
    >
      {texts.certificate}
    </Button>
  )
}
