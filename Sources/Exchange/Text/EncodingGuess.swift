import Domain
import Foundation

/// Decodes bytes that should be UTF-8. If they are not, and the encoding is certain, they are converted: from Korean
/// (CP949) if everything beyond ASCII is common Hangul syllables, from Western European (Windows-1252) if it is single
/// accented letters. The encoding found for one record is used for the rest of the file.
struct EncodingGuess {
    private enum Legacy { case korean, western }

    private var decided: Legacy?

    mutating func utf8(_ bytes: [UInt8]) throws(ExchangeFlaw) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil else {
            return bytes
        }
        let legacy = decided ?? Self.legacy(of: bytes)
        guard let legacy, let text = Self.text(bytes, legacy) else { throw ExchangeFlaw(field: "", .encoding) }
        decided = legacy
        return Array(text.utf8)
    }

    private static func text(_ bytes: [UInt8], _ legacy: Legacy) -> String? {
        let encoding: String.Encoding =
            switch legacy {
            // kCFStringEncodingDOSKorean, which is CP949.
            case .korean: String.Encoding(rawValue: 0x8000_0422)
            case .western: .windowsCP1252
            }
        return String(data: Data(bytes), encoding: encoding)
    }

    private static func legacy(of bytes: [UInt8]) -> Legacy? {
        var runs: [ArraySlice<UInt8>] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
            runs.append(bytes[index..<end])
            index = end
        }
        if runs.allSatisfy(isHangul) { return .korean }
        return runs.allSatisfy(isWestern) ? .western : nil
    }

    /// Pairs of bytes that are all syllables of KS X 1001.
    private static func isHangul(_ run: ArraySlice<UInt8>) -> Bool {
        run.count.isMultiple(of: 2)
            && stride(from: run.startIndex, to: run.endIndex, by: 2).allSatisfy { index in
                (0xb0...0xc8).contains(run[index]) && (0xa1...0xfe).contains(run[index + 1])
            }
    }

    /// A single accented letter, quotation mark, dash, degree sign or fraction; punctuation may follow a letter.
    private static func isWestern(_ run: ArraySlice<UInt8>) -> Bool {
        let marks = run.count { isMark($0) }
        return run.count - marks <= 1 && marks <= 1 && run.allSatisfy { isMark($0) || isLetter($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0xc0 && byte != 0xd7 && byte != 0xf7 }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x85, 0x91...0x97, 0x99, 0xa0, 0xae, 0xb0, 0xbc...0xbe: true
        default: false
        }
    }
}
