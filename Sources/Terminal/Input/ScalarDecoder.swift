/// Decodes one UTF-8 character byte by byte (RFC 3629).
struct ScalarDecoder: Hashable, Sendable {
    enum Step {
        case more
        case scalar(Unicode.Scalar)
        case invalid
    }

    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xbf

    /// Returns nil unless the byte begins a multibyte character.
    init?(first byte: UInt8) {
        switch byte {
        case 0xc2...0xdf: (value, missing) = (UInt32(byte & 0x1f), 1)
        case 0xe0...0xef: (value, missing) = (UInt32(byte & 0x0f), 2)
        case 0xf0...0xf4: (value, missing) = (UInt32(byte & 0x07), 3)
        default: return nil
        }
        // The second byte excludes overlong forms, surrogates and anything beyond U+10FFFF.
        switch byte {
        case 0xe0: allowed = 0xa0...0xbf
        case 0xed: allowed = 0x80...0x9f
        case 0xf0: allowed = 0x90...0xbf
        case 0xf4: allowed = 0x80...0x8f
        default: break
        }
    }

    mutating func append(_ byte: UInt8) -> Step {
        guard allowed.contains(byte) else { return .invalid }
        allowed = 0x80...0xbf
        value = value << 6 | UInt32(byte & 0x3f)
        missing -= 1
        if missing > 0 { return .more }
        return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
    }
}
