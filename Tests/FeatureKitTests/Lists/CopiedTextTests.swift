import Testing

@testable import FeatureKit

/// The words of a drawn row for the clipboard.
@MainActor
struct CopiedTextTests {
    @Test(arguments: [
        ("   ○ Gin and Tonic       ■ ■ □    1 away", "Gin and Tonic  1 away"),
        ("   ✓ 30 ml    Gin  진", "30 ml  Gin  진"), ("   ~ Rum", "Rum"),
        ("   Seoul   ▁▂▃▄▅  12°  ⠋⠙", "Seoul  12°"),
        ("   Manhattan  ★★★★½  gin · Campari", "Manhattan  ★★★★½  gin · Campari"),
        ("   ● ■", ""),
    ])
    func `the words of a row are copied without its marks and meters`(drawn: String, copied: String) {
        #expect(CopiedText.words(of: drawn) == copied)
    }
}
