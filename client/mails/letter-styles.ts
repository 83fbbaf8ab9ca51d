import type { CSSProperties } from 'react'

const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const line = '1px solid #e3e5ea'

/** Mail programs drop stylesheets they do not know, so the light theme is inline. */
export const styles = {
  page: { margin: 0, padding: '32px 12px', backgroundColor: '#f5f6f8', fontFamily: sans },
  sheet: { maxWidth: '560px', padding: '36px 32px 28px', backgroundColor: '#ffffff', border: line, borderRadius: 14 },
  mark: { margin: '0 0 28px', fontSize: 15, lineHeight: '20px', fontWeight: 600, color: '#14171f' },
  heading: { margin: '0 0 20px', fontSize: 24, lineHeight: '30px', fontWeight: 600, color: '#14171f' },
  text: { margin: '0 0 14px', fontSize: 16, lineHeight: '25px', color: '#14171f' },
  facts: { margin: '10px 0 14px', borderCollapse: 'collapse' },
  factLabel: {
    width: '30%',
    padding: '9px 12px 9px 0',
    borderTop: line,
    fontSize: 14,
    lineHeight: '20px',
    color: '#505765',
    verticalAlign: 'top',
  },
  factValue: { padding: '9px 0', borderTop: line, fontSize: 14, lineHeight: '20px', color: '#14171f' },
  item: { padding: '14px 0', borderTop: line },
  itemTitle: { fontSize: 16, lineHeight: '22px', fontWeight: 600, color: '#1447e6', textDecoration: 'underline' },
  itemText: { margin: '4px 0 4px', fontSize: 14, lineHeight: '21px', color: '#14171f' },
  itemPlace: { margin: 0, fontSize: 13, lineHeight: '18px', color: '#505765' },
  action: {
    margin: '12px 0 18px',
    padding: '12px 20px',
    borderRadius: 9,
    backgroundColor: '#155dfc',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    color: '#ffffff',
    textDecoration: 'none',
  },
  note: { margin: '0 0 10px', fontSize: 14, lineHeight: '22px', color: '#505765' },
  rule: { margin: '22px 0 18px', border: 'none', borderTop: line },
  small: { margin: '0 0 10px', fontSize: 12, lineHeight: '18px', color: '#505765' },
  link: { color: '#1447e6', textDecoration: 'underline', wordBreak: 'break-all' },
} satisfies Record<string, CSSProperties>

/** What changes in the dark and on small screens; important, since it stands against inline styles. */
export const headStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,body>table>tbody>tr>td{background-color:#0b0d12!important}
.sheet{background-color:#14171f!important;border-color:#2a2f3a!important}
.ink{color:#f3f4f6!important}
.muted{color:#b3b9c5!important}
.rule{border-color:#2a2f3a!important}
.link{color:#8ab4ff!important}
.action{background-color:#2b6bff!important;color:#ffffff!important}
}
@media (max-width:480px){.sheet{padding:28px 20px 20px!important}}`
