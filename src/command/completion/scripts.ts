/** Scripts that complete the command, by shell. They know no operation: they ask the command. */
export const scripts: Readonly<Record<string, string>> = {
  bash: `# Completes ledgerline in bash.
_ledgerline() {
  local IFS=$'\\n'
  COMPREPLY=($(ledgerline completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _ledgerline ledgerline
`,
  zsh: `#compdef ledgerline
# Completes ledgerline in zsh.
_ledgerline() {
  local -a found
  found=("\${(@f)$(ledgerline completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- "\${found[@]}"; else _files; fi
}
_ledgerline_start() {
  add-zsh-hook -d precmd _ledgerline_start
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
  compdef _ledgerline ledgerline
}
if [[ "$funcstack[1]" = _ledgerline ]]; then
  _ledgerline
elif (( $+functions[compdef] )); then
  compdef _ledgerline ledgerline
else # compinit may still come: wait for the first prompt
  autoload -Uz add-zsh-hook && add-zsh-hook precmd _ledgerline_start
fi
`,
  fish: `# Completes ledgerline in fish.
function __ledgerline_words
  set -l words (commandline -opc) (commandline -ct)
  ledgerline completion words -- $words[2..-1] 2>/dev/null
end
complete -c ledgerline -f -a '(__ledgerline_words)'
`,
}
