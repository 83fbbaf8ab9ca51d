import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { site } from '#shared/site.ts'
import { stopMails, type Letter } from './letter.ts'
import { headStyles, styles } from './letter-styles.ts'

/** One letter on one sheet. Inline styles carry the light theme; programs that know dark mode take the classes. */
export function LetterHtml(letter: Letter) {
  const { preview, heading, paragraphs, action, facts = [], items = [], leaveUrl, notes, company } = letter
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{headStyles}</style>
      </Head>
      <Body style={styles.page}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={styles.sheet}>
          <Text className="ink" style={styles.mark}>
            {site.name}
          </Text>
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className="ink" style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {facts.length > 0 && <Facts facts={facts} />}
          {items.length > 0 && <Items items={items} />}
          {action && (
            <Button href={action.url} className="action" style={styles.action}>
              {action.label}
            </Button>
          )}
          {notes.map((note) => (
            <Text key={note} className="muted" style={styles.note}>
              {note}
            </Text>
          ))}
          <Hr className="rule" style={styles.rule} />
          {action && (
            <Text className="muted" style={styles.small}>
              If the button does not open, copy this address into your browser:
              <br />
              <Link href={action.url} className="link" style={styles.link}>
                {action.url}
              </Link>
            </Text>
          )}
          <Text className="muted" style={styles.small}>
            {site.name}. {site.tagline}
            {company && (
              <>
                <br />
                {company}
              </>
            )}
          </Text>
          {leaveUrl && (
            <Text className="muted" style={styles.small}>
              <Link href={leaveUrl} className="link" style={styles.link}>
                {stopMails}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

/** A table, since old mail programs know no other blocks that keep their rules. */
function Items({ items }: { items: NonNullable<Letter['items']> }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {items.map(({ title, about, place, url }) => (
          <tr key={url}>
            <td className="rule" style={styles.item}>
              <Link href={url} className="link" style={styles.itemTitle}>
                {title}
              </Link>
              <Text className="ink" style={styles.itemText}>
                {about}
              </Text>
              <Text className="muted" style={styles.itemPlace}>
                {place}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Facts({ facts }: { facts: NonNullable<Letter['facts']> }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <td className="muted rule" style={styles.factLabel}>
              {label}
            </td>
            <td className="ink rule" style={styles.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
