/// Small letters of the Cyrillic and the Greek alphabet of which a reader takes the small or the capital form for a Latin
/// letter.
enum Lookalikes {
    static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(others.unicodeScalars, letters.unicodeScalars))

    private static let others = "авеёзкмнорстухіїјѕһԁԛԝӏғ" + "αβεζηικμνορτυχ"
    private static let letters = "abeezkmhopctyxiijshdqwlf" + "abezhikmnoptyx"
}
