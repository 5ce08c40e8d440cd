import { InputError } from '../../errors/input.js'
import { meantName } from '../catalogue/meantName.js'
import { scripts } from '../completion/scripts.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags } from '../flags/commonFlags.js'
import { parseFlags } from '../flags/parseFlags.js'
import { createOutput } from '../shell/output.js'
import type { Subcommand } from '../subcommand.js'

/** `ledgerline completion`: scripts for shells, which ask the command for `candidates`. */
export const completion: Subcommand = {
  flags: baseFlags,
  help: [
    'Bash: ledgerline completion bash > ~/.local/share/bash-completion/completions/ledgerline',
    'Zsh:  ledgerline completion zsh > a folder of $fpath, as _ledgerline',
    'Fish: ledgerline completion fish > ~/.config/fish/completions/ledgerline.fish',
    '',
    'Example',
    '  ledgerline completion bash',
  ].join('\n'),
  async run(args, shell) {
    const output = createOutput(shell)
    const [name = '', ...rest] = parseFlags(args, completion.flags).words
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    if (script === undefined || rest.length > 0) {
      const names = Object.keys(scripts)
      const meant = meantName(name, names)
      throw new InputError(`completion takes ${names.join(', ')}`, { hints: meant ? [`Did you mean ${meant}?`] : [] })
    }
    await output.write(script)
    return exitCodes.done
  },
}
