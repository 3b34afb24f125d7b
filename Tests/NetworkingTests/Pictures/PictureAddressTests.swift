import Domain
import Testing

@testable import Networking

struct PictureAddressTests {
    private func url(_ text: String, width: Int) throws -> String {
        try PictureAddress(text).endpoint(width: width).requestURL
    }

    @Test(arguments: [
        (1, 92), (92, 92), (122, 92), (124, 154), (160, 154), (170, 185), (300, 342), (430, 500), (2_000, 780),
    ])
    func `the provider's nearest width is requested`(wanted: Int, width: Int) throws {
        #expect(
            try url("https://image.tmdb.org/t/p/w342/a.jpg", width: wanted)
                == "https://image.tmdb.org/t/p/w\(width)/a.jpg")
        #expect(
            try url("https://image.tmdb.org/t/p/original/a.jpg", width: wanted)
                == "https://image.tmdb.org/t/p/w\(width)/a.jpg")
    }

    @Test func `other addresses are unchanged`() throws {
        let address = "https://www.thecocktaildb.com/images/media/drink/w3/t/w500.jpg"
        #expect(try url(address, width: 24) == address)
        #expect(
            try url("http://127.0.0.1:8080/a%20b.png?size=2&x=%26", width: 24)
                == "http://127.0.0.1:8080/a%20b.png?size=2&x=%26")
    }

    @Test(arguments: [
        "", "poster.jpg", "/t/p/w342/a.jpg", "http://image.tmdb.org/a.jpg", "ftp://image.tmdb.org/a.jpg",
        "https://me:secret@image.tmdb.org/a.jpg", "file:///etc/passwd", "https://",
    ])
    func `an address without https is not requested`(text: String) {
        #expect(throws: PictureProblem.invalidAddress) { try PictureAddress(text).endpoint(width: 24) }
    }
}
