#if canImport(Glibc)
    Allocator.useOneArena()
#endif

// The plain start reads its arguments by hand: the parser of commands costs more than drawing the first frame.
let arguments = Array(CommandLine.arguments.dropFirst())
if let plain = PlainStart(arguments) {
    FullScreen.run(plain.options, route: plain.route)
} else {
    CommandLineStart.run(arguments)
}
