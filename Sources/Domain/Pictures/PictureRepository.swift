package import Foundation

/// Where a picture is in the network: an address of https.
package struct PictureAddress: Hashable, Sendable {
    /// The whole address.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

/// Pictures by their addresses.
package protocol PictureRepository: Sendable {
    /// A picture, scaled so that it fits into a size.
    ///
    /// - Throws: `PictureProblem`, what keeps it from being fetched, or `CancellationError`.
    func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture
}

/// Turns the bytes of a file into pixels.
package protocol PictureDecoder: Sendable {
    /// Decodes a file, scaled so that it fits into a size.
    ///
    /// - Throws: `PictureProblem`.
    func picture(from file: Data, fitting size: PictureSize) throws(PictureProblem) -> Picture
}

package enum PictureSubject: Hashable, Sendable {
    /// A work's poster.
    case work(Identifier<Work>)
    /// A drink as it is served.
    case drink(Identifier<Drink>)
}

/// Where the pictures of works and drinks are, as whoever told of them said.
package protocol PictureAddressRepository: Sendable {
    /// Nil where none is known.
    func address(of subject: PictureSubject) async throws -> PictureAddress?
    /// Remembers the addresses; nil forgets one.
    func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws
}
