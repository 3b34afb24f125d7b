/// Makes ids for what members add: `my-` and the slug of the English name; a clash adds `-2`.
public enum WorkIDs {
    /// The id of a name among those taken.
    public static func own(_ name: String, isTaken: (String) throws -> Bool) rethrows -> String {
        let slug = slug(name)
        let base = "my-\(slug.isEmpty ? "work" : slug)"
        var id = base
        var number = 2
        while try isTaken(id) {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }

    /// The slug of a name: lower case, diacritics dropped, apostrophes, dots and `#` dropped, other runs one `-`; Hangul
    /// is written in letters (Revised Romanization).
    public static func slug(_ name: String) -> String {
        var result = ""
        var isDashDue = false
        for character in name where !"'’.#".contains(character) {
            let letters = Romanization.text(of: Folding.folded(String(character))).utf8.filter(isPlain)
            if letters.isEmpty {
                isDashDue = !result.isEmpty
            } else {
                if isDashDue { result += "-" }
                isDashDue = false
                result += String(decoding: letters, as: UTF8.self)
            }
        }
        return String(result.prefix(60))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
