/// Lowercase Cyrillic and Greek letters whose lowercase or uppercase form looks like a Latin letter.
enum Lookalikes {
    static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(others.unicodeScalars, letters.unicodeScalars))

    private static let others = "авеёзкмнорстухіїјѕһԁԛԝӏғ" + "αβεζηικμνορτυχ"
    private static let letters = "abeezkmhopctyxiijshdqwlf" + "abezhikmnoptyx"
}
