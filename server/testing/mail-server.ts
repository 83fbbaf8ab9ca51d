/** A mail server of a few lines, for tests: it keeps what it was told, and answers as it is asked to. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** Every line, of commands and of mails. */
  heard: string[]
  /** The mails whose content came whole, whether or not they were answered. */
  mails: string[]
  close(): void
}

/** What is answered to a command, or to the end of a mail, "."; a promise that never settles answers nothing. */
export type Answers = Record<string, string | (() => string | Promise<string>)>

const usual: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }

export async function startMailServer(answers: Answers = {}): Promise<MailServer> {
  const heard: string[] = []
  const mails: string[] = []
  const sockets = new Set<Socket>()

  async function answerTo(command: string): Promise<string> {
    const given = answers[command] ?? usual[command] ?? '250 ok'
    return typeof given === 'string' ? given : await given()
  }

  function serve(socket: Socket) {
    let rest = ''
    let content: string[] | null = null
    /** One line after the other, each answered before the next is read. */
    let turn = Promise.resolve()
    async function hear(line: string) {
      heard.push(line)
      if (content && line !== '.') return void content.push(line)
      if (content) mails.push(content.join('\n'))
      content = null
      const command = line === '.' ? line : line.split(/[ :]/)[0]!.toUpperCase()
      const answer = await answerTo(command)
      if (command === 'DATA' && answer.startsWith('354')) content = []
      if (socket.writable) socket.write(`${answer}\r\n`)
    }
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) turn = turn.then(() => hear(line))
    })
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.write('220 test\r\n')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    mails,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
