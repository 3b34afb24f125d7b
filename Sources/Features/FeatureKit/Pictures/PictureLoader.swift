package import Domain
package import Reactive

package struct PagePictures: Sendable {
    package static let none = PagePictures(addresses: nil, repository: nil)

    fileprivate let addresses: (any PictureAddressRepository)?
    fileprivate let repository: (any PictureRepository)?

    package init(addresses: (any PictureAddressRepository)?, repository: (any PictureRepository)?) {
        self.addresses = addresses
        self.repository = repository
    }

    @MainActor
    package func loader(of subject: PictureSubject) -> PictureLoader {
        PictureLoader(of: subject, in: self)
    }

    /// Returns a loader of pictures that are not stored with anything; see `PictureLoader.show`.
    @MainActor
    package func loader() -> PictureLoader { PictureLoader(of: nil, in: self) }
}

/// Loads a page's picture once the page is read and its size is known. Nothing waits for the picture and a failure is
/// silent, because a page is complete without it.
@MainActor
package final class PictureLoader {
    /// A request, made only once unless repeated explicitly.
    private struct Wish: Equatable {
        let address: PictureAddress
        let size: PictureSize
    }

    package var state: ReadOnly<PictureState> { picture.readOnly }

    private let subject: PictureSubject?
    private let pictures: PagePictures
    private let picture = Observable(PictureState.none)
    private let finding = LatestTask(holdsKeys: false)
    private let loading = LatestTask(holdsKeys: false)
    private var address: PictureAddress?
    private var size: PictureSize?
    private var wish: Wish?

    init(of subject: PictureSubject?, in pictures: PagePictures) {
        self.subject = subject
        self.pictures = pictures
    }

    /// Looks up the address of the page's picture. Called when the content has been read.
    package func find() {
        guard let subject else { return }
        finding.run { [pictures] in
            try await pictures.addresses?.address(of: subject)
        } completion: { [weak self] result in
            guard let self else { return }
            show((try? result.get()) ?? nil)
        }
    }

    /// Requests the picture for a size in pixels.
    package func want(_ size: PictureSize) {
        guard size != self.size else { return }
        self.size = size
        load()
    }

    /// Shows the picture at an address in place of the former one; nil for none.
    package func show(_ address: PictureAddress?) {
        guard address != self.address else { return }
        self.address = address
        wish = nil
        picture.send(address == nil ? .none : .expected)
        load()
    }

    private func load() {
        guard let address, let size else { return loading.cancel() }
        let wish = Wish(address: address, size: size)
        guard wish != self.wish else { return }
        self.wish = wish
        loading.run { [pictures] in
            try await pictures.repository?.picture(at: address, fitting: size)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(.some(let picture)): self.picture.send(.shown(picture))
            case .success(nil), .failure:
                // A picture shown in another size is better than none.
                if case .expected = picture.value { picture.send(.none) }
            }
        }
    }
}

package enum PictureState: Equatable, Sendable {
    case none
    /// A picture is loading; its place is reserved.
    case expected
    case shown(Picture)
}

package struct PicturedOutput<State: ScreenState>: ScreenOutput {
    package let state: ReadOnly<State>
    package let messages: Messages
    package let picture: ReadOnly<PictureState>

    package init(state: ReadOnly<State>, messages: Messages, picture: ReadOnly<PictureState>) {
        self.state = state
        self.messages = messages
        self.picture = picture
    }
}
