/// What programs ask a terminal, and what one with synchronised output answers.
enum TerminalQuestions {
    struct Found {
        /// The index after its last byte.
        let end: Int
        /// The bytes to send back.
        let answer: [UInt8]
    }

    /// The bytes of the longest question.
    static let longest = 16

    private static let answers: [(question: [UInt8], answer: [UInt8])] = [
        ("\u{1b}[c", "\u{1b}[?62;22c"),
        ("\u{1b}[>c", "\u{1b}[>41;354;0c"),
        ("\u{1b}[>q", "\u{1b}P>|test(1)\u{1b}\\"),
        ("\u{1b}[>0q", "\u{1b}P>|test(1)\u{1b}\\"),
        ("\u{1b}[?2026$p", "\u{1b}[?2026;2$y"),
        ("\u{1b}[?u", "\u{1b}[?0u"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// The question for the background, and its answer, with each of the two ends there are.
    private static func background(_ color: String) -> [(question: [UInt8], answer: [UInt8])] {
        ["\u{07}", "\u{1b}\\"].map { end in
            (Array("\u{1b}]11;?\(end)".utf8), Array("\u{1b}]11;\(color)\(end)".utf8))
        }
    }

    /// The questions in the output, in their order.
    ///
    /// - Parameters:
    ///   - color: the background of the terminal; nil for one that does not answer.
    ///   - signWidth: the columns of an ambiguous sign; where it asks for the cursor, a program wrote one.
    static func find(in output: ArraySlice<UInt8>, background color: String?, signWidth: Int = 1) -> [Found] {
        var found: [Found] = []
        guard output.contains(0x1b) else { return [] }
        let cursor = (Array("\u{1b}[6n".utf8), Array("\u{1b}[2;\(signWidth + 1)R".utf8))
        for (question, answer) in answers + [cursor] + (color.map(background) ?? []) {
            var rest = output
            while let range = rest.firstRange(of: question) {
                found.append(Found(end: range.upperBound, answer: answer))
                rest = rest[range.upperBound...]
            }
        }
        return found.sorted { $0.end < $1.end }
    }
}
