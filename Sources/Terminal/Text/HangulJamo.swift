/// Hangul syllables and their jamo (Unicode, chapter 3.12).
package enum HangulJamo {
    /// Returns the indices of a composed syllable's initial, vowel and final in Unicode's order; final 0 is none.
    static func parts(of scalar: Unicode.Scalar) -> (initial: Int, vowel: Int, final: Int)? {
        guard (0xac00...0xd7a3).contains(scalar.value) else { return nil }
        let number = Int(scalar.value - 0xac00)
        return (number / 588, number / 28 % 21, number % 28)
    }

    /// Composes conjoining jamo to syllables (the Hangul part of NFC).
    static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var answer: [Unicode.Scalar] = []
        for scalar in scalars {
            if let last = answer.last, let joined = joined(last.value, scalar.value) {
                answer[answer.count - 1] = joined
            } else {
                answer.append(scalar)
            }
        }
        return answer
    }

    /// Returns the syllable that all scalars form together; nil if they do not.
    static func syllable(_ scalars: some Sequence<Unicode.Scalar>) -> Unicode.Scalar? {
        var answer: Unicode.Scalar?
        for scalar in scalars {
            guard let before = answer else {
                answer = scalar
                continue
            }
            guard let joined = joined(before.value, scalar.value) else { return nil }
            answer = joined
        }
        return answer
    }

    private static func joined(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        switch (first, second) {
        case (0x1100...0x1112, 0x1161...0x1175):
            Unicode.Scalar(0xac00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
        case (0xac00...0xd7a3, 0x11a8...0x11c2) where (first - 0xac00) % 28 == 0:
            Unicode.Scalar(first + second - 0x11a7)
        default: nil
        }
    }
}
