/** Whether class strings may live in data under this name, so that every tool can find them: `badgeClass`, `sizeClasses`, `statusStyles`. */
export const holdsClasses = (name: string) => /(?:^c|C)lass(?:es|Names?)?$|(?:^s|S)tyles$/.test(name)
